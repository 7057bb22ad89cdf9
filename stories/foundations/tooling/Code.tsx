import { SyntaxHighlighter } from 'storybook/internal/components';
import { convert, ThemeProvider } from 'storybook/theming';
import styled from 'styled-components';
import { theme } from '#.storybook/theme';
import { tokens } from '@/components/theme/tokens';

interface CodeProps {
  readonly file: string;
  readonly code: string;
}

/** A quotation from a file of this repository. */
export function Code({ file, code }: CodeProps) {
  return (
    <Quote>
      <File>{file}</File>
      <ThemeProvider theme={storybookTheme}>
        <SyntaxHighlighter language={languageOf(file)} copyable padded format={false}>
          {code}
        </SyntaxHighlighter>
      </ThemeProvider>
    </Quote>
  );
}

const storybookTheme = convert(theme);

function languageOf(file: string): 'tsx' | 'typescript' | 'json' | 'bash' {
  if (file.endsWith('.json')) return 'json';
  return file.endsWith('.tsx') ? 'tsx' : 'typescript';
}

const Quote = styled.figure`
  overflow: hidden;
  margin: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};
  font-size: ${tokens.text.small};
  line-height: 1.5;
`;

const File = styled.figcaption`
  padding: ${tokens.space.s} ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace;
  font-size: ${tokens.text.caption};
  color: ${tokens.color.muted};
`;
