type Sources = Readonly<Record<string, string>>;

/** The machines that the containers of a component use. `sources` are files of src/app. */
export function machinesOf(component: string, sources: Sources): readonly string[] {
  return [...new Set(machinesAbove(`@/components/${component}`, sources))].sort();
}

/** A container without a machine gets its props from the containers that import it. */
function machinesAbove(imported: string, sources: Sources): readonly string[] {
  return Object.entries(sources)
    .filter(([, source]) => source.includes(`${imported}'`))
    .flatMap(([file, source]) => {
      const machines = machinesIn(source);
      const name = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
      return machines.length > 0 ? machines : machinesAbove(`/${name}`, sources);
    });
}

/** Most containers only read the language, for their texts. */
function machinesIn(source: string): readonly string[] {
  return [
    ...[...source.matchAll(/from '@\/machines\/(\w+)Machine'/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/from '[./\w]*\/([A-Z]\w*)Actor'/g)].map(
      ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1),
    ),
  ].filter((name) => name !== 'language' || source.includes('LanguageActor.useActorRef'));
}
