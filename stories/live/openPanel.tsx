import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { copyFonts } from '../tooling/copyFonts';
import { inspectorStore } from '../tooling/inspectorStore';
import { machinesPath } from './machinesPath';
import { MachinesPanel } from './MachinesPanel';

/** Draws the machines of this page into the document around it, in place of those of a page before. */
export function openPanel(panel: HTMLElement) {
  const { ownerDocument } = panel;
  copyFonts(document, ownerDocument);
  panel.replaceChildren();
  createRoot(panel).render(
    <StyleSheetManager target={ownerDocument.head}>
      <MachinesPanel />
    </StyleSheetManager>,
  );
  followPath();
  inspectorStore.subscribe(followPath);
}

/** A reload of the whole window opens the same place. */
function followPath() {
  const path = machinesPath + location.pathname + location.search;
  if (parent.location.pathname + parent.location.search === path) return;
  parent.history.replaceState(null, '', path);
}
