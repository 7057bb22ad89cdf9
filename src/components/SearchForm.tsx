import {
  type FormEvent,
  type ReactElement,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { maxQueryLength } from '@/domain/recommendationPrompt';
import type { Texts } from '@/domain/texts/Texts';
import { blockSecondClick } from './blockSecondClick';
import { Button } from './Button';
import { mediaQueries, tokens } from './theme/tokens';

export interface SearchFormProps {
  /** The field. */
  readonly ref?: Ref<HTMLInputElement>;
  /** `invalid` shows the message for an empty query. */
  readonly state: 'quiet' | 'invalid';
  /**
   * A new value replaces the typed text.
   * @default ''
   */
  readonly query?: string | undefined;
  /** A listbox for the field, shown below it. */
  readonly list?: ReactElement | null;
  /** Texts of the form. */
  readonly texts: Texts['search'];
  /** Gets the text as typed. */
  readonly onSubmit: (query: string) => void;
  /** The text changed. */
  readonly onEdit?: (() => void) | undefined;
}

export function SearchForm(props: SearchFormProps) {
  const { ref, state, query = '', list, texts, onSubmit, onEdit } = props;
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const alertId = useId();
  const isInvalid = state === 'invalid';
  const [attempts, setAttempts] = useState(0);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useLayoutEffect(() => {
    if (input.current && input.current.value.trim() !== query) input.current.value = query;
  }, [query]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAttempts(attempts + 1);
    onSubmit(String(new FormData(event.currentTarget).get('query') ?? ''));
  }

  return (
    <Form role="search" noValidate onSubmit={submit}>
      <Title>
        <label htmlFor={inputId}>{texts.label}</label>
      </Title>
      <Line>
        <Input
          ref={input}
          id={inputId}
          name="query"
          type="text"
          dir="auto"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchBarTextContent}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? alertId : undefined}
          onChange={onEdit}
        />
        <Button type="submit" tone="accent" icon="search" onClickCapture={blockSecondClick}>
          {texts.searchBtnTextContent}
        </Button>
        {list}
      </Line>
      <Alert id={alertId} role="alert">
        {/* A new element: the same text is announced again. */}
        {isInvalid && <span key={attempts}>{texts.invalidInput}</span>}
      </Alert>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space.m};
`;

const Title = styled.h1`
  font-size: ${tokens.text.heading};
  font-weight: ${tokens.weight.bold};
  line-height: 1.1;
  text-wrap: balance;
`;

const Line = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space.s};

  @media ${mediaQueries.wide} {
    grid-template-columns: 1fr auto;
    gap: 0;
    padding: 0.375rem;
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.page};

    &:has([aria-invalid='true']) {
      border-color: ${tokens.color.danger};
    }

    &:has(input:focus-visible) {
      outline: 3px solid ${tokens.color.accent};
      outline-offset: 2px;
    }
  }
`;

const Input = styled.input`
  min-inline-size: 0;
  min-block-size: 3.125rem;
  padding: 0.625rem 1.25rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.page};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.muted};
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }

  @media ${mediaQueries.wide} {
    background: none;

    &,
    &[aria-invalid='true'] {
      border-color: transparent;

      /* The line around it has the border. */
      @media ${mediaQueries.forcedColours} {
        border-color: Canvas;
      }
    }

    &:focus-visible {
      outline: none;
    }
  }
`;

const Alert = styled.p`
  font-size: ${tokens.text.small};
  color: ${tokens.color.danger};

  &:empty {
    margin-block-start: calc(-1 * ${tokens.space.m});
  }
`;
