import styled from 'styled-components';
import { DrawnArt } from './DrawnArt';
import { tokens } from './theme/tokens';

export interface DrawnPosterProps {
  readonly title: string;
}

export function DrawnPoster({ title }: DrawnPosterProps) {
  return (
    <Sheet aria-hidden="true">
      <DrawnArt of={title} />
      <Title>{title}</Title>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-items: end;
  container-type: inline-size;
`;

const Title = styled.span`
  position: relative;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin: 0 8cqi 8cqi;
  padding-block-start: 4cqi;
  border-block-start: 2px solid ${tokens.color.text};
  font-size: clamp(0.8125rem, 10.5cqi, 1.75rem);
  font-weight: ${tokens.weight.black};
  line-height: 1.12;
  overflow-wrap: anywhere;
  color: ${tokens.color.text};

  /* Room for vowel signs below the line. */
  &:lang(hi) {
    margin-block-end: calc(8cqi - 0.4em);
    padding-block-end: 0.4em;
    line-height: 1.4;
  }
`;
