/**
 * An HTML report of new, removed and changed pictures.
 * @param {readonly { id: string, kind: string, pixels?: number }[]} findings
 */
export function reportPage(findings) {
  const rows = findings.map(
    ({ id, kind, pixels }) => `
    <section>
      <h2>${id}</h2>
      <p>${kind}${pixels ? `, ${pixels} pixels` : ''}</p>
      <div>
        ${kind === 'new' ? '' : picture(`before/${id}.png`, 'before')}
        ${kind === 'gone' ? '' : picture(`after/${id}.png`, 'after')}
        ${kind === 'changed' ? picture(`difference/${id}.png`, 'difference') : ''}
      </div>
    </section>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Visual comparison · Marquee</title>
    <style>
      body { margin: 2rem; background: #0b0b11; color: #f6f2ea; font: 1rem/1.5 system-ui, sans-serif; }
      div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
      figure { margin: 0; }
      img { display: block; max-inline-size: 100%; border: 1px solid #363644; }
      figcaption, p { color: #bcb7ac; }
    </style>
  </head>
  <body>
    <h1>${findings.length === 0 ? 'Nothing has changed' : `${findings.length} to look at`}</h1>
    ${rows.join('')}
  </body>
</html>
`;
}

function picture(src, caption) {
  return `<figure><img src="${src}" alt="" loading="lazy" /><figcaption>${caption}</figcaption></figure>`;
}
