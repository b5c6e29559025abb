import type { Fault } from '../fault.ts';

/** What a screen promises whoever looks at it: words, states, the keyboard, colours, room. */
export const FAULTS_OF_SCREENS: readonly Fault[] = [
  {
    rule: 'MAP-10',
    means: 'the handle of a card promises a taller card where it makes it shorter',
    file: 'game/src/parts/side-sheet.tsx',
    from: 'isTall ? gameText.card.sheetLess : gameText.card.sheet',
    to: 'isTall ? gameText.card.sheet : gameText.card.sheetLess',
    suite: 'screens',
    tests: ['packages/game/src/parts/side-sheet.test.tsx'],
  },
  {
    rule: 'LEC-7',
    means: 'a lecturer without groups sees the head of a table with nothing below',
    file: 'office/src/lecturer-groups/groups-screen.tsx',
    from: '{groups?.length === 0 ? (',
    to: '{groups === null ? (',
    suite: 'screens',
    tests: ['packages/office/src/lecturer-groups/groups-screen.test.tsx'],
  },
  {
    rule: 'UIX-6',
    means: 'an action that the server refuses is taken back without a word',
    file: 'game/src/store/use-game-action.ts',
    from: "if (!answer.ok && answer.message !== '')",
    to: "if (!answer.ok && answer.message === '')",
    suite: 'screens',
    tests: ['packages/game/src/store/use-game-action.test.ts'],
  },
  {
    rule: 'LIN-13',
    means: 'a button is offered though the rules refuse its action',
    file: 'game/src/parts/action-button.tsx',
    from: 'reason={action.refusal}',
    to: 'reason={null}',
    suite: 'screens',
    tests: ['packages/game/src/parts/action-button.test.tsx'],
  },
  {
    rule: 'UIX-9',
    means: 'who closes a menu by keys begins at the top of the page again',
    file: 'kit/src/ui/menu-list.tsx',
    from: 'finalFocus={trigger}',
    to: 'finalFocus={false}',
    suite: 'screens',
    tests: ['packages/kit/src/ui/parts.test.tsx'],
  },
  {
    rule: 'BLD-5',
    means: 'no truck on the map can be reached by Tab',
    file: 'game/src/map/truck-list.tsx',
    from: '<button type="button" aria-pressed',
    to: '<button type="button" tabIndex={-1} aria-pressed',
    suite: 'browser',
    tests: ['e2e/accessibility/keyboard.spec.ts'],
  },
  {
    rule: 'BLD-4',
    means: 'second-rank text is too pale to be read on light screens',
    file: 'kit/src/styles/tokens.css',
    from: '--ink-2: #4a5868;',
    to: '--ink-2: #8f9ba8;',
    suite: 'browser',
    tests: ['e2e/accessibility/game.spec.ts'],
  },
  {
    rule: 'BLD-4',
    means: 'second-rank text is too dark to be read on dark screens',
    file: 'kit/src/styles/tokens.css',
    from: '--ink-2: #b3c0ce;',
    to: '--ink-2: #5f6c7a;',
    suite: 'browser',
    tests: ['e2e/accessibility/game.spec.ts'],
  },
  {
    rule: 'ACS-2',
    means: 'the page that tests a network scrolls sideways on a phone',
    file: 'office/src/network-test/network-test.module.css',
    from: `.check {
    grid-template-columns: minmax(0, 1fr);`,
    to: `.check {
    grid-template-columns: 420px;`,
    suite: 'browser',
    tests: ['e2e/accessibility/criteria.spec.ts'],
  },
  {
    rule: 'ACS-2',
    means: 'where a new password is set, the title is cut for who needs more room between lines',
    file: 'office/src/reset-password/reset-password-screen.module.css',
    from: 'letter-spacing: -0.01em;',
    to: `letter-spacing: -0.01em;
  height: 24px;
  overflow: hidden;`,
    suite: 'browser',
    tests: ['e2e/accessibility/criteria.spec.ts'],
  },
];
