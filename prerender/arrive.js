/*
 * Stands in the page itself. Asks at once for the scripts of what will be shown, and shows the
 * sign-in screen, as it was made at build time, to whoever will see just that.
 */
(({ base, keptUser, keptLanguage, scripts }) => {
  let user = null;
  let language = null;
  try {
    user = localStorage.getItem(keptUser);
    language = localStorage.getItem(keptLanguage);
  } catch {
    // Storage denied: nobody is remembered.
  }
  const path = location.pathname.slice(base.length);
  const isFront = path === '' || path === 'login';
  const screen =
    path === 'browse' || (isFront && user !== null) ? 'browse' : isFront ? 'signIn' : 'oops';

  for (const href of [...scripts[screen], ...(scripts[language] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  if (screen === 'signIn' && !(language in scripts)) {
    document.getElementById('root').innerHTML = document.getElementById('sign-in').textContent;
  }
})(__ARRIVAL__);
