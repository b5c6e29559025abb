/** The dynamic imports of the screens that need no account, except the landing page. */
export const publicScreens = {
  resetPassword: () =>
    import('@fracht/office/reset-password/reset-password-screen.tsx').then((part) => part.ResetPasswordScreen),
  accessibility: () =>
    import('@fracht/office/accessibility/accessibility-screen.tsx').then((part) => part.AccessibilityScreen),
  networkTest: () =>
    import('@fracht/office/network-test/network-test-screen.tsx').then((part) => part.NetworkTestScreen),
  practice: () => import('@fracht/game/practice/practice-screen.tsx').then((part) => part.PracticeScreen),
};
