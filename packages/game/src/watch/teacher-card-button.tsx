import { Suspense, useState } from 'react';
import { BookOpenCheck } from 'lucide-react';
import { teacherCardText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Button } from '@fracht/kit/ui/button.tsx';

const TeacherCardWindow = lazyPart(() => import('./teacher-card-window.tsx').then((part) => part.TeacherCardWindow));

type CardButtonProps = {
  /** The situation's name. */
  readonly name: string;
  /** With a label next to the icon. */
  readonly isNamed?: boolean;
  readonly onOpen: () => void;
};

/** The button that asks for the teacher's card of a situation. */
export function CardButton({ name, isNamed = false, onOpen }: CardButtonProps) {
  return (
    <Button
      kind={isNamed ? 'plain' : 'ghost'}
      size="s"
      iconOnly={!isNamed}
      aria-haspopup="dialog"
      aria-label={teacherCardText.openOf(name)}
      title={teacherCardText.open}
      onClick={onOpen}
    >
      <BookOpenCheck className="i" aria-hidden="true" />
      {isNamed ? teacherCardText.open : null}
    </Button>
  );
}

type TeacherCardButtonProps = {
  /** The id of the situation in the library. */
  readonly id: string;
  readonly name: string;
  readonly isNamed?: boolean;
};

/** Shows the teacher's card of a situation, for as long as the button is there; its content is requested only then. (TCH-5) */
export function TeacherCardButton({ id, name, isNamed = false }: TeacherCardButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CardButton name={name} isNamed={isNamed} onOpen={() => setIsOpen(true)} />
      <OpenTeacherCard card={isOpen ? { id, name } : null} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The situation whose card is open. */
export type OpenCard = Pick<TeacherCardButtonProps, 'id' | 'name'>;

/** The window of the teacher's card; null: none is open. */
export function OpenTeacherCard({ card, onClose }: { readonly card: OpenCard | null; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>{card === null ? null : <TeacherCardWindow {...card} onClose={onClose} />}</Suspense>
  );
}
