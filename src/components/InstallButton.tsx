import styled from 'styled-components';
import { Button } from './Button';
import { tokens } from './theme/tokens';

export interface InstallButtonProps {
  readonly label: string;
  /** Whether it is being seen to already. */
  readonly busy?: boolean;
  readonly onAccept: () => void;
}

/** Something that may be had and that nobody has to want, at the foot of a page. */
export function InstallButton({ label, busy = false, onAccept }: InstallButtonProps) {
  return (
    <Place>
      <Button
        icon="install"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onAccept();
        }}
      >
        {label}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  color: ${tokens.color.text};
`;
