import { values } from '@/components/theme/tokens';
import { machinesPath } from './machinesPath';

const { color, font, text } = values;

/**
 * A link to the product beside its machines. In a shadow root, where the arrow keys and the styles of
 * the product do not reach it.
 */
export function addMachinesLink() {
  const host = document.createElement('div');
  const link = document.createElement('a');
  link.textContent = 'Machines';
  link.style.cssText = `
    position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 1; padding: 0.375rem 0.875rem;
    border: 1px solid ${color.edge}; border-radius: 9rem; background: ${color.raised};
    font: 550 ${text.caption} ${font.family}; color: ${color.text}; text-decoration: none;`;
  const follow = () => {
    link.href = machinesPath + location.pathname + location.search;
  };
  follow();
  link.addEventListener('pointerdown', follow);
  link.addEventListener('focus', follow);
  host.attachShadow({ mode: 'open' }).append(link);
  document.body.append(host);
}
