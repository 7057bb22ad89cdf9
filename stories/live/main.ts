import { inspectorStore } from '../tooling/inspectorStore';

// The product reads it when it starts.
globalThis.inspectMachines = inspectorStore.inspect;

await import('@/app/main');
const panel = parent === window ? null : parent.document.getElementById('machines');
if (panel) {
  const { openPanel } = await import('./openPanel');
  openPanel(panel);
} else if (parent === window) {
  const { addMachinesLink } = await import('./addMachinesLink');
  addMachinesLink();
}
