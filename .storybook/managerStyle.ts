import { values } from '../src/components/theme/tokens';

const { color, weight } = values;

/** What the theme cannot set: the logo with its lamps, and dark text on the accent. */
export function managerStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = `
    .sidebar-header a[href='./'] {
      width: fit-content;
      padding-bottom: 10px;
      background: radial-gradient(circle, ${color.accent} 0 1.4px, transparent 2px) 0 100% / 8px 4px
        repeat-x;
      font-size: 17px;
      font-weight: ${weight.black};
      letter-spacing: 0.14em;
      text-transform: uppercase;
    }

    .sidebar-item[data-selected='true'] {
      background: ${color.accent} !important;
    }

    .sidebar-item[data-selected='true'] :is(a, a:hover, svg) {
      color: ${color.onAccent};
    }
  `;
  return style;
}
