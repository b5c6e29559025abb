import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { questionsText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { FilterSelect, TextareaField } from '@fracht/kit/ui/field.tsx';
import { OFFERED_KINDS, type QuestionDraft } from './question-rules.ts';
import styles from './questions-form.module.css';

export type QuestionRowProps = {
  readonly draft: QuestionDraft;
  /** Its position in the list, from 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (changed: Partial<QuestionDraft>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** One question: its text, the kind of answer, its position. */
export function QuestionRow({ draft, number, onChange, ...rest }: QuestionRowProps) {
  const text = questionsText;
  return (
    <li className={styles.row}>
      <TextareaField
        label={text.question(number)}
        name={`question-${String(draft.key)}`}
        rows={2}
        maxLength={LIMITS.question}
        placeholder={text.placeholder}
        value={draft.value}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      {draft.kind === 'choice' ? (
        <Options draft={draft} number={number} onChange={(options) => onChange({ options })} />
      ) : null}
      <div className={styles.side}>
        <FilterSelect
          label={text.kind(number)}
          value={draft.kind}
          onChange={(event) =>
            onChange({ kind: OFFERED_KINDS.find((kind) => kind === event.target.value) ?? draft.kind })
          }
        >
          {OFFERED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </FilterSelect>
        <PlaceButtons number={number} {...rest} />
      </div>
    </li>
  );
}

/** The options of a choice, one per line. */
function Options({
  draft,
  number,
  onChange,
}: Pick<QuestionRowProps, 'draft' | 'number'> & { readonly onChange: (options: string[]) => void }) {
  const text = questionsText;
  return (
    <div className={styles.options}>
      <TextareaField
        label={text.options(number)}
        name={`options-${String(draft.key)}`}
        hint={text.optionsHint(LIMITS.options)}
        rows={4}
        maxLength={LIMITS.options * (LIMITS.option + 1)}
        value={(draft.options ?? []).join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n'))}
      />
    </div>
  );
}

function PlaceButtons({ number, isFirst, isLast, onMove, onRemove }: Omit<QuestionRowProps, 'draft' | 'onChange'>) {
  const text = questionsText;
  return (
    <div className="row end">
      <Button kind="ghost" size="s" iconOnly disabled={isFirst} aria-label={text.up(number)} onClick={() => onMove(-1)}>
        <ArrowUp className="i" aria-hidden="true" />
      </Button>
      <Button kind="ghost" size="s" iconOnly disabled={isLast} aria-label={text.down(number)} onClick={() => onMove(1)}>
        <ArrowDown className="i" aria-hidden="true" />
      </Button>
      <Button kind="ghost" size="s" iconOnly aria-label={text.remove(number)} onClick={onRemove}>
        <Trash2 className="i" aria-hidden="true" />
      </Button>
    </div>
  );
}
