/** The story of a machine’s page, such as `machines-search-mode--live`. */
export function machinePageId(machine: string): string {
  return `machines-${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}--live`;
}
