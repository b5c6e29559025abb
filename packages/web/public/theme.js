// Sets the theme before the first paint, so that a dark page never flashes light.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    chosen = null;
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
