import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';
import { tokens } from './tokens';

export function ThemeRoot({ children }: { readonly children: ReactElement }) {
  return (
    <ThemeProvider theme={tokens.raw}>
      <tokens.GlobalStyle />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
