import { createGlobalStyle } from 'styled-components';

export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }

    :root:root {
      overflow: visible !important;
      color-scheme: light;
      --marquee-color-page: white;
      --marquee-color-surface: white;
      --marquee-color-raised: white;
      --marquee-color-line: #bbb;
      --marquee-color-edge: #777;
      --marquee-color-text: #111;
      --marquee-color-muted: #444;
      --marquee-color-accent: #8a5a00;
      --marquee-color-danger: #9c1c0c;
      --marquee-color-good: #1d5c2f;
      --marquee-color-veil: transparent;
      --marquee-shadow-card: none;
      --marquee-shadow-panel: none;
    }

    * {
      content-visibility: visible !important;
      animation: none !important;
      transition: none !important;
      outline: none !important;
    }

    /* Controls and notices. */
    button, select, iframe, a[target='_blank'], a[href='#content'], h1 + a,
    form + p, [role='search'] + div, [data-notices] { display: none !important; }
    ol button { display: inline !important; text-decoration: none !important; }
    input::placeholder { color: transparent !important; }

    /* Decoration and loading rows. */
    [data-light], [data-slideshow], main > section > :is([aria-hidden], :empty),
    dialog > div > [aria-hidden], [aria-busy='true'] > [aria-hidden] { display: none !important; }
    header ::after { filter: none !important; print-color-adjust: exact; }

    body, main, :has(> main) { min-block-size: 0 !important; }
    main { padding-block: 0 !important; }
    :is(:has(> header), :has(> div > header)) { position: static !important; }
    main > section { min-block-size: 0 !important; padding-block: 1.5rem !important; }
    main > section + div { display: block !important; margin: 0 !important; }
    main > :has(> [role='search']) { background: none !important; box-shadow: none !important; }
    main > [data-kind] { min-block-size: 0 !important; }
    main > [data-kind] ol { flex-wrap: wrap !important; overflow: visible !important; }
    [aria-busy] { display: block !important; }

    /* Rows. */
    section:has(> [data-row]) { display: block !important; }
    section > :is(h2, :has(> h2), [data-remark]) { break-after: avoid; }
    section:has(> [data-row]) > :has(> button) { display: none !important; }
    /* Lines of text: Firefox breaks the lines of a flex box inside a card. */
    [data-row] { display: block !important; inline-size: auto !important; overflow: visible !important; mask-image: none !important; }
    [data-row] > li { display: inline-flex !important; break-inside: avoid; margin: 0 0.75rem 0.75rem 0; vertical-align: top; }
    /* The first result's card has its facts already. */
    [data-row] + div > :first-child { display: none !important; }
    [data-row] + div { margin: 0 0 1.5rem !important; }
    article { overflow: visible !important; inline-size: 8rem !important; }

    /* Cards: date, title and facts below the poster. */
    article > :not(:first-child) { position: static !important; }
    article > :has(> button) { display: none !important; }
    article > p, article > :last-child {
      padding: 0.25rem 0 !important;
      background: none !important;
      opacity: 1 !important;
    }

    /* Drawn posters keep their background. Their titles stand below. */
    [data-art] { print-color-adjust: exact; }
    [data-art] + div { display: none !important; }

    /* Print only the open popup. */
    div:has(~ dialog:modal) { display: none !important; }
    dialog:modal {
      inline-size: auto !important;
      max-block-size: none !important;
      margin-block: 0 !important;
      border: 0 !important;
    }
    dialog::backdrop { background: none !important; }
    dialog[data-size='details'] > div + div {
      grid-template: 'picture headline' auto 'picture body' 1fr / 9rem 1fr !important;
      column-gap: 1.5rem !important;
      padding: 0 !important;
    }
    dialog > div + div > div { padding: 0 !important; }
    dialog section { display: none !important; }
  }
`;
