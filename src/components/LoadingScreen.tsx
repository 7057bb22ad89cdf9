import styled from 'styled-components';
import { contentId } from './SkipLink';
import { tokens } from './theme/tokens';

export function LoadingScreen() {
  return <Dark id={contentId} tabIndex={-1} aria-busy="true" />;
}

const Dark = styled.main`
  min-block-size: 100dvh;
  background: radial-gradient(80% 60% at 60% 0%, ${tokens.color.raised}, ${tokens.color.page});
`;
