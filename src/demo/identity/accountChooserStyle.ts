export const accountChooserStyle: readonly string[] = [
  `:root {
    color-scheme: light dark;
    --page: #efece6; --sheet: #fffdf9; --text: #1d1b18; --soft: #57524a; --line: #8a8478;
    --strong: #1f4a5f; --on-strong: #ffffff; --error: #a3211d;
  }`,
  `@media (prefers-color-scheme: dark) {
    :root {
      --page: #131417; --sheet: #1e2025; --text: #f3efe7; --soft: #b9b3a8; --line: #7d7a74;
      --strong: #a9d3e6; --on-strong: #10212a; --error: #ffb4ab;
    }
  }`,
  `* { box-sizing: border-box; }`,
  `body {
    margin: 0; min-block-size: 100vh; padding: 1rem; display: grid; place-items: center;
    background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
  }`,
  `main {
    inline-size: 100%; max-inline-size: 26rem; padding: 1.5rem; border-radius: 0.75rem;
    background: var(--sheet);
  }`,
  `h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }`,
  `p { margin: 0.25rem 0 0; color: var(--soft); }`,
  `ul { margin: 1.25rem 0 0.5rem; padding: 0; list-style: none; }`,
  `li + li { margin-block-start: 0.5rem; }`,
  `button, input { font: inherit; color: inherit; border-radius: 0.5rem; min-block-size: 2.75rem; }`,
  `button {
    inline-size: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--line);
    background: transparent; cursor: pointer;
  }`,
  `button:hover { border-color: var(--text); }`,
  `:is(button, input):focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }`,
  `:is(button, input):disabled { opacity: 0.6; cursor: default; }`,
  `.account { display: flex; align-items: center; gap: 0.75rem; text-align: start; }`,
  `.initial {
    flex: none; display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem;
    border-radius: 50%; background: var(--strong); color: var(--on-strong); font-weight: 600;
  }`,
  `.person { min-inline-size: 0; overflow-wrap: anywhere; }`,
  `.name, .email { display: block; }`,
  `.email { color: var(--soft); font-size: 0.875rem; }`,
  `form { margin-block-start: 0.75rem; }`,
  `form[hidden] { display: none; }`,
  `label { display: block; margin-block-start: 0.75rem; font-weight: 600; }`,
  `input {
    inline-size: 100%; padding: 0.5rem 0.75rem; border: 1px solid var(--line);
    background: var(--page);
  }`,
  `.main {
    margin-block-start: 0.75rem; border-color: transparent; background: var(--strong);
    color: var(--on-strong); font-weight: 600;
  }`,
  `.error { color: var(--error); }`,
  `.error:empty { display: none; }`,
  `.note { margin-block-start: 1.25rem; font-size: 0.875rem; }`,
  `.quiet { margin-block-start: 1rem; border-color: transparent; text-decoration: underline; }`,
];
