/** The machines that the containers of a component use. `sources` are files of src/app. */
export function machinesOf(
  component: string,
  sources: Readonly<Record<string, string>>,
): readonly string[] {
  const machines = Object.values(sources)
    .filter((source) => source.includes(`from '@/components/${component}'`))
    .flatMap((source) => [
      ...[...source.matchAll(/from '@\/machines\/(\w+)Machine'/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/from '[./\w]*\/([A-Z]\w*)Actor'/g)].map(
        ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1),
      ),
    ]);
  return [...new Set(machines)].sort();
}
