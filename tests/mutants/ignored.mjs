import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Code that is not mutated, and why. Stryker calls this for each syntax node. */
const ignored = [
  {
    reason: 'Vite reads this pattern at build time and accepts nothing but a literal.',
    is: ({ node }) => node.type === 'CallExpression' && isImportMetaGlob(node.callee),
  },
  {
    reason: 'The types of a machine exist for the compiler; nothing reads them at run time.',
    is: ({ node, parentPath }) =>
      isProperty(node, 'types') && isCallOf(parentPath?.parent, 'setup'),
  },
  {
    reason: 'The id of a machine or an actor is a label for the charts and developer tools.',
    is: ({ node }) => isProperty(node, 'id') && node.value.type.endsWith('Literal'),
  },
  {
    reason: 'The name of an actor that is not provided stands in an error for developers only.',
    is: ({ node }) => isCallOf(node, 'requiredActor') || isCallOf(node, 'requiredCallback'),
  },
];

function isProperty(node, name) {
  return node.type === 'ObjectProperty' && node.key.name === name;
}

function isCallOf(node, name) {
  return node?.type === 'CallExpression' && node.callee.name === name;
}

function isImportMetaGlob({ type, object, property }) {
  return type === 'MemberExpression' && object.type === 'MetaProperty' && property.name === 'glob';
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'marquee', {
    shouldIgnore: (path) => ignored.find(({ is }) => is(path))?.reason,
  }),
];
