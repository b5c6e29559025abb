import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { uiText } from '@fracht/content';
import { buttonClass } from '../ui/button.tsx';

/** Links to the bin of the panel it is shown in. (BNS-1) */
export function BinLink({ panel }: { panel: 'admin' | 'lecturer' }) {
  return (
    <Link to={`/panel/${panel}/bin`} className={buttonClass({ kind: 'ghost' })}>
      <Trash2 className="i" aria-hidden="true" />
      <bdi>{uiText.titles.bin}</bdi>
    </Link>
  );
}
