import { useState } from 'react';
import styled from 'styled-components';
import { tokens } from './theme/tokens';

export interface AvatarProps {
  /** `null` or a broken picture shows the default icon. */
  readonly photoURL: string | null;
}

export function Avatar({ photoURL }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return photoURL && photoURL !== broken ? (
    <Photo
      src={photoURL}
      alt=""
      width="32"
      height="32"
      referrerPolicy="no-referrer"
      onError={() => setBroken(photoURL)}
    />
  ) : (
    <Face viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="12.5" r="5.5" />
      <path d="M5 29c1.2-6.3 5.6-9.5 11-9.5s9.8 3.2 11 9.5z" />
    </Face>
  );
}

const Photo = styled.img`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
  object-fit: cover;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.raised};
`;

const Face = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  flex: none;
  overflow: hidden;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  fill: ${tokens.color.onAccent};
`;
