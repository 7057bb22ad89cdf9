import styled from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { contrastRatio, gradeOf } from './contrast';

interface GradeProps {
  readonly colour: string;
  readonly background: string;
}

/** The contrast ratio of two colours and its WCAG level. */
export function Grade({ colour, background }: GradeProps) {
  const ratio = contrastRatio(colour, background);
  const grade = gradeOf(ratio);
  return (
    <Line>
      {`${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`}
      <Badge data-grade={grade}>{grade === 'none' ? 'decoration only' : grade}</Badge>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  font-size: ${tokens.text.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${tokens.color.text};
`;

const Badge = styled.strong`
  padding: 0 ${tokens.space.s};
  border: 1px solid currentColor;
  border-radius: ${tokens.radius.pill};
  font-weight: ${tokens.weight.bold};
  color: ${tokens.color.muted};

  &[data-grade='AAA'] {
    color: ${tokens.color.good};
  }

  &[data-grade='AA'] {
    color: ${tokens.color.accentStrong};
  }
`;
