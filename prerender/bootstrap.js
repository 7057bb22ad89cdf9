/*
 * Inlined in index.html. Preloads the chunks of the first screen and shows its prerendered HTML:
 * sign-in at once, to be hydrated; /browse, an inert placeholder that React replaces, when the rest
 * of the page has arrived and calls showBrowse().
 */
(({ base, routes, userKey, languageKey, languageOf, scripts, ...boot }) => {
  let user = null;
  let language = null;
  try {
    language = localStorage.getItem(languageKey);
    user = localStorage.getItem(userKey);
  } catch {
    // Storage is denied.
  }
  // Same rule as initialLanguage() in src/app/language/LanguageActor.ts.
  if (!Object.values(languageOf).includes(language)) {
    const tag = navigator.languages
      .map((each) => each.split('-', 1)[0])
      .find((each) => Object.hasOwn(languageOf, each));
    language = languageOf[tag] ?? 'english';
  }
  // Same rule as screenAt() in src/domain/routes.ts.
  const path = `/${location.pathname.slice(base.length).toLowerCase().replace(/\/+$/, '')}`;
  const found = Object.hasOwn(routes, path) ? routes[path] : 'notFound';
  const screen = found === 'signIn' && user !== null ? 'browse' : found;
  const texts = screen === 'browse' ? boot.texts : boot.entryTexts;
  const isTranslated = Object.hasOwn(texts, language);
  // Same parameters as in parseLocation() in src/domain/location.ts. The deferred chunk shows them.
  const hasLocation = /[?&](search|movie)=/.test(location.search);
  const deferred = (hasLocation && boot.deferred[screen]) || [];

  // On /browse, scripts that come before the rest of the page block it longer.
  if (screen !== 'browse') preload();
  const root = document.getElementById('root');
  keepEnter(root);
  if (screen === 'signIn' && !isTranslated) {
    root.innerHTML = document.getElementById('sign-in').textContent;
  }

  globalThis.showBrowse = (translations) => {
    delete globalThis.showBrowse;
    if (screen !== 'browse') return;
    preload();
    if (hasLocation || !hasToken(user)) return;
    root.append(document.getElementById('browse').content);
    if (isTranslated) translate(root, translations[language]);
    const cover = root.querySelector('[data-state="down"]');
    root.querySelector('[fetchpriority]').onload = () => (cover.dataset.state = 'lifted');
  };

  function preload() {
    for (const href of [
      ...scripts[screen],
      ...deferred,
      ...(isTranslated ? texts[language] : []),
    ]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }

  function translate(root, translation) {
    document.documentElement.lang = Object.keys(languageOf).find(
      (tag) => languageOf[tag] === language,
    );
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (const text of translation) {
      const node = nodes.nextNode();
      if (text) node.data = text;
    }
  }

  /**
   * Enter does nothing while the button is disabled; replayEnter() repeats it, unless the visitor
   * goes on typing.
   */
  function keepEnter(root) {
    root.addEventListener('keydown', ({ key, target }) => {
      if (key === 'Enter' && target.form?.querySelector('[type=submit]:disabled')) {
        root.dataset.enter = '';
      }
    });
    root.addEventListener('input', () => delete root.dataset.enter);
  }

  function hasToken(stored) {
    try {
      return JSON.parse(stored).stsTokenManager.accessToken !== '';
    } catch {
      return false;
    }
  }
})(__BOOT_DATA__);
