/*
 * Inlined in index.html. Preloads the chunks of the first screen and shows its prerendered HTML:
 * sign-in is hydrated; /browse is an inert placeholder that React replaces.
 */
(({ base, keptUser, keptLanguage, scripts, texts, narrow, narrowOverview }) => {
  let user = null;
  let language = null;
  try {
    language = localStorage.getItem(keptLanguage);
    user = localStorage.getItem(keptUser);
  } catch {
    // Storage is denied.
  }
  // Same rule as routeAt() in src/domain/routes.ts.
  const route = location.pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
  const isFront = route === '' || route === 'login';
  const screen =
    route === 'browse' || (isFront && user !== null) ? 'browse' : isFront ? 'signIn' : 'oops';
  const isTranslated = Object.hasOwn(texts, language);

  for (const href of [...scripts[screen], ...(isTranslated ? texts[language] : [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (isTranslated) return;

  const root = document.getElementById('root');
  if (screen === 'signIn') root.innerHTML = document.getElementById('sign-in').textContent;
  if (screen === 'browse' && location.search === '' && isSomebody(user)) {
    root.append(document.getElementById('browse').content);
    if (matchMedia(narrow).matches) root.querySelector('h1 + p').textContent = narrowOverview;
    const backdrop = root.querySelector('img');
    backdrop.onload = () => (backdrop.nextElementSibling.dataset.state = 'lifted');
  }

  function isSomebody(kept) {
    try {
      return JSON.parse(kept).stsTokenManager.accessToken !== '';
    } catch {
      return false;
    }
  }
})(__ARRIVAL__);
