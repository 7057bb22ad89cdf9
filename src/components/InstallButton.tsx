import styled from 'styled-components';
import { Button } from './Button';
import { tokens } from './theme/tokens';

export interface InstallButtonProps {
  readonly label: string;
  readonly busy?: boolean;
  readonly onAccept: () => void;
}

export function InstallButton({ label, busy = false, onAccept }: InstallButtonProps) {
  return (
    <Container>
      <Button
        icon="install"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onAccept();
        }}
      >
        {label}
      </Button>
    </Container>
  );
}

const Container = styled.div`
  color: ${tokens.color.text};
`;
