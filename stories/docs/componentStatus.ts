type ComponentStatus =
  | { readonly kind: 'stable' }
  | { readonly kind: 'new' | 'changed'; readonly version: string };

interface Release {
  readonly version: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/**
 * New or changed if the newest release in the changelog names the component. In the first release
 * every component is stable.
 */
export function componentStatus(component: string, changelog: string): ComponentStatus {
  const releases = releasesIn(changelog);
  const [newest, previous] = releases;
  if (!newest || !previous) return { kind: 'stable' };
  const version = newest.version === 'Unreleased' ? previous.version : newest.version;
  if (newest.added.includes(component)) return { kind: 'new', version };
  if (newest.changed.includes(component)) return { kind: 'changed', version };
  return { kind: 'stable' };
}

export function statusText({ kind, ...status }: ComponentStatus): string {
  if (kind === 'stable' || !('version' in status)) return 'Stable';
  return kind === 'new' ? `New since ${status.version}` : `Changed since ${status.version}`;
}

/** Parses `## [version]` with the parts `### Added` and `### Changed`, whose lines start with names in backticks. */
export function releasesIn(changelog: string): readonly Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      version: /^\[?([\w.]+)/.exec(part)?.[1] ?? '',
      added: namesUnder('Added', part),
      changed: namesUnder('Changed', part),
    }));
}

function namesUnder(heading: string, release: string): readonly string[] {
  const part = release.split(/^### /m).find((each) => each.startsWith(heading)) ?? '';
  return [...part.matchAll(/^- ((?:`\w+`(?:, )?)+)/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
}
