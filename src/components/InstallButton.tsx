import styled from 'styled-components';
import { Button } from './Button';
import { tokens } from './theme/tokens';

export interface InstallButtonProps {
  /** The text of the button. */
  readonly label: string;
  /** The browser is asking already. Presses do nothing. */
  readonly isBusy?: boolean;
  /** Opens the browser's dialog. */
  readonly onInstall: () => void;
}

export function InstallButton({ label, isBusy, onInstall }: InstallButtonProps) {
  return (
    <Container>
      <Button icon="install" aria-disabled={isBusy} onClick={onInstall}>
        {label}
      </Button>
    </Container>
  );
}

const Container = styled.div`
  color: ${tokens.color.text};
`;
