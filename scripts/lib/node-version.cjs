// Which Node a package can be used with. Without newer syntax, for any Node: this is the code that finds out that one is too old.
'use strict';

/**
 * Whether a version matches what a package asks for in `engines`. Understands ">=1.2.3" and "^1.2.3", with parts left out, joined by "||"; null: it is
 * written in another way.
 * @param {string} version such as 18.20.8
 * @param {string} range
 * @returns {boolean | null}
 */
exports.fitsNode = function fitsNode(version, range) {
  const parts = range.split('||').map((part) => /^\s*(>=|\^)\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/u.exec(part));
  if (parts.some((part) => part === null)) return null;
  const have = version.replace(/^v/u, '').split('.').map(Number);
  return parts.some(([, sign, ...least]) => {
    const wanted = least.map((digits) => Number(digits || 0));
    if (sign === '^' && have[0] !== wanted[0]) return false;
    const differs = wanted.findIndex((number, at) => number !== have[at]);
    return differs === -1 || have[differs] > wanted[differs];
  });
};
