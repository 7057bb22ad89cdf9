import { relative, resolve } from 'node:path';
import ts from 'typescript';

const anyText = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Lists JSX texts that have siblings, as `file:line text`. Page translators replace text nodes
 * with elements, and React can no longer update or remove such a text. An only child is safe:
 * React sets the content of its element.
 */
export function textsWithSiblings(
  files: readonly string[],
  planted: Readonly<Record<string, string>> = {},
): readonly string[] {
  const options = optionsOf('tsconfig.json');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    const code = planted[relative('.', file)];
    return code === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, rest[0]);
  };
  // Absolute, because the compiler resolves aliases to absolute paths.
  const wanted = [...files, ...Object.keys(planted)].map((file) => resolve(file));
  const program = ts.createProgram(wanted, options, host);
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      // The siblings of a fragment are unknown.
      if (children.length > 1 || ts.isJsxFragment(node)) {
        found.push(...children.filter(mayBeText).map(place));
      }
    }
    ts.forEachChild(node, visit);
  }

  function mayBeText(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return child.text.trim() !== '';
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    return (type.isUnion() ? type.types : [type]).some(isText);
  }

  for (const file of wanted) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
}

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  return { ...options, types: [] };
}

function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isText(type: ts.Type): boolean {
  return type.isStringLiteral() ? type.value.trim() !== '' : (type.flags & anyText) !== 0;
}

function place(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative('.', source.fileName)}:${line + 1} ${node.getText().trim()}`;
}
