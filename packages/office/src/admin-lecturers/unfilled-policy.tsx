import { Link } from '@tanstack/react-router';
import { landingEditorText } from '@fracht/content';
import { useContentItems } from '@fracht/kit/api/admin-queries.ts';
import { PolicyBlanks } from './policy-blanks.tsx';

/** Tells the admin on the first page, with a link to the editor, that the privacy policy still has blanks. (TXE-5) */
export function UnfilledPolicy() {
  const { data: items } = useContentItems();
  const policy = items?.find(({ id }) => id === 'policy')?.value ?? '';
  return (
    <PolicyBlanks policy={policy}>
      <Link to="/panel/admin/landing-page" search={{ tekst: 'policy' }}>
        {landingEditorText.blanks.open}
      </Link>
    </PolicyBlanks>
  );
}
