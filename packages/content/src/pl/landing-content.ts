import type { ContentId } from '@fracht/protocol';
import { landingEditorText } from './landing-editor.ts';
import { privacyPolicy } from './privacy-policy.ts';

/** Texts of the landing page that an admin can change, as HTML. (TXT-1) */
export const landingContent: Readonly<Record<ContentId, string>> = {
  intro: `<h1>Poprowadź firmę transportową przez cztery rundy</h1>
<p>Przyjmujesz zlecenia, wysyłasz samochody w\u00a0trasę i\u00a0pilnujesz czasu jazdy kierowców. Grasz na żywo razem z\u00a0całą grupą, a\u00a0każda decyzja ma swoją cenę.</p>`,
  'about-1': `<p>Gra przenosi pracę dyspozytora do sali zajęć. Jedna rozgrywka mieści się w\u00a0jednej lekcji, a\u00a0jej zapis służy potem do omówienia decyzji.</p>`,
  'about-2': `<p>Wszyscy gracze sięgają po te same zlecenia i\u00a0te same samochody. Okna załadunku, kary umowne i\u00a0limit czasu jazdy biorą się z\u00a0prawdziwej spedycji; kwoty i\u00a0czas są przeskalowane do jednej lekcji. Na końcu widać, z\u00a0czego wziął się wynik.</p>`,
  policy: privacyPolicy,
  'footer-college': `<p>Uczelnia<br /><strong>Szkoła lub uczelnia logistyczna, która prowadzi zajęcia</strong></p>`,
  'footer-implementer': `<p>Wykonawca<br /><strong>Zespół gry Fracht</strong></p>`,
  'footer-union': landingEditorText.footer.union,
};
