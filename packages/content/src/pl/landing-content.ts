import type { ContentId } from '@fracht/protocol';

/** Texts of the landing page that an admin can change, as HTML. (TXT-1) */
export const landingContent: Readonly<Record<ContentId, string>> = {
  intro: `<h1>Poprowadź firmę transportową przez cztery rundy</h1>
<p>Przyjmujesz zlecenia, wysyłasz samochody w\u00a0trasę i\u00a0pilnujesz czasu jazdy kierowców. Grasz na żywo razem z\u00a0całą grupą, a\u00a0każda decyzja ma swoją cenę.</p>`,
  'about-1': `<p>Gra przenosi pracę dyspozytora do sali zajęć. Jedna rozgrywka mieści się w\u00a0jednej lekcji, a\u00a0jej zapis służy potem do omówienia decyzji.</p>`,
  'about-2': `<p>Wszyscy gracze sięgają po te same zlecenia i\u00a0te same samochody. Okna załadunku, kary umowne i\u00a0limit czasu jazdy biorą się z\u00a0prawdziwej spedycji; kwoty i\u00a0czas są przeskalowane do jednej lekcji. Na końcu widać, z\u00a0czego wziął się wynik.</p>`,
  policy: `<p>Gra przetwarza tylko te dane, które są potrzebne do prowadzenia zajęć: imię, nazwisko, adres e-mail, przynależność do grupy i\u00a0przebieg rozgrywek. Administratorem danych jest szkoła, która prowadzi zajęcia.</p>
<p>W\u00a0publicznych rankingach pokazujemy inicjały, a\u00a0imię z\u00a0pierwszą literą nazwiska tylko wtedy, gdy pozwoli na to wykładowca. Adresy e-mail widzą tylko wykładowca i\u00a0administrator.</p>
<p>Strona nie używa plików cookie do śledzenia. W\u00a0pamięci przeglądarki zapisujemy informację o\u00a0zalogowaniu, ostatnio odwiedzaną stronę i\u00a0ustawienia dźwięku.</p>
<p>W\u00a0ustawieniach konta pobierzesz swoje dane i\u00a0usuniesz konto. Może je też usunąć wykładowca albo administrator. Dane osobowe są wtedy kasowane, a\u00a0wyniki pozostają w\u00a0rankingach jako „Gracz usunięty”.</p>`,
  'footer-college': `<p>Uczelnia<br /><strong>Szkoła lub uczelnia logistyczna, która prowadzi zajęcia</strong></p>`,
  'footer-implementer': `<p>Wykonawca<br /><strong>Zespół gry Fracht</strong></p>`,
  // Empty: the emblem of the Union and a notice of co-financing are only for who has such a project.
  'footer-union': `<p></p>`,
};
