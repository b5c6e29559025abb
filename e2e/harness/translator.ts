import type { BrowserContext, Page } from '@playwright/test';

/**
 * Does to every page of a browser what browsers' translators do: each text is replaced by another one inside two elements of the translator's, at once and
 * whenever one is added or changes. The words stay the same, so that screens can be found by them.
 */
export async function translateAll(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT = 'script, style, noscript, title, textarea, option, svg, font, [contenteditable]';
    const translate = (node: Node): void => {
      if (node instanceof Element && node.matches(LEFT)) return;
      if (!(node instanceof Text)) {
        for (const child of Array.from(node.childNodes)) translate(child);
        return;
      }
      if (node.data.trim() === '' || node.parentElement === null || node.parentElement.closest(LEFT) !== null) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(node.data);
      outer.append(inner);
      node.replaceWith(outer);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** The texts that React keeps as separate nodes: each stands next to something else in its element, and a translator would take it away. (UIX-25) */
export function bareTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const isReacts = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
      if (isReacts && text.nodeValue?.trim() !== '') found.push(text.parentElement?.outerHTML.slice(0, 200) ?? '');
    }
    return found;
  });
}
