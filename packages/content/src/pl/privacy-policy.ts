/**
 * A privacy policy as required by the RODO (GDPR, art. 13), true to what this program does. What only the school knows is a blank of the form `[… words]`
 * (`blanksOf`); periods are those of a server with default settings.
 */
export const privacyPolicy = `<h2>Kto odpowiada za dane</h2>
<p>Administratorem danych jest [… nazwa i\u00a0adres szkoły lub uczelni, telefon, e-mail].</p>
<p>W\u00a0sprawach danych osobowych pisz do inspektora ochrony danych: [… imię i\u00a0nazwisko inspektora, e-mail lub adres].</p>
<h2>Jakie dane i\u00a0po co</h2>
<ul>
<li><strong>Konto</strong>: imię, nazwisko, e-mail albo login z\u00a0kartki, grupa i\u00a0wykładowca, chwila ostatniego logowania. Hasła, kody i\u00a0PIN-y zapisujemy tylko jako skróty kryptograficzne. Potrzebujemy ich, żeby wpuścić właściwą osobę.</li>
<li><strong>Gra</strong>: przebieg rozgrywek, prac domowych i\u00a0zadań, wyniki, odpowiedzi w\u00a0sytuacjach i\u00a0w\u00a0ankietach, zdania wpisane po grze. Służą do prowadzenia i\u00a0omawiania zajęć.</li>
<li><strong>Profil kompetencji</strong>: po grze program porównuje decyzje studenta z\u00a0innymi możliwymi i\u00a0przy pięciu kompetencjach zawodowych mówi, co jest mocną stroną, a\u00a0co warto poćwiczyć. Widzą go student i\u00a0jego wykładowca. To wskazówka do nauki, nie ocena: program nie podejmuje na jej podstawie żadnej decyzji o\u00a0studencie, a\u00a0wykładowca może skreślić pojedynczą decyzję z\u00a0profilu.</li>
<li><strong>Dodatkowy czas na odpowiedź</strong>: osoba, która prowadzi konto, może go wydłużyć. Zapisujemy tylko, ile go jest, bez powodu; inni studenci tego nie widzą. Ponieważ może to wskazywać na niepełnosprawność lub stan zdrowia (art. 9 RODO), ustawiamy go na tej podstawie: [… np. wyraźna zgoda studenta lub rodzica, art. 9 ust. 2 lit. a RODO].</li>
<li><strong>Listy z\u00a0formularza „Napisz do nas”</strong>: imię i\u00a0nazwisko, e-mail i\u00a0treść, żeby odpowiedzieć.</li>
<li><strong>Dziennik zmian</strong>: kto i\u00a0kiedy zmienił konto, grupę, grę albo ustawienia, żeby cofnąć pomyłkę i\u00a0wyjaśnić nadużycie.</li>
</ul>
<p>Podstawa prawna: [… zwykle zadanie szkoły wykonywane w\u00a0interesie publicznym, art. 6 ust. 1 lit. e\u00a0RODO w\u00a0związku z\u00a0Prawem oświatowym albo Prawem o\u00a0szkolnictwie wyższym i\u00a0nauce]. Podanie danych konta jest potrzebne, żeby brać udział w\u00a0grze; czy jest obowiązkowe: [… tak lub nie, i\u00a0co w\u00a0zamian dla osoby, która danych nie poda].</p>
<h2>Kto je widzi</h2>
<p>Uczestnicy jednej rozgrywki widzą, kto w\u00a0niej gra, a\u00a0po jej końcu także wyniki. Adresy e-mail widzą tylko wykładowca i\u00a0administrator gry. W\u00a0publicznych rankingach są inicjały, a\u00a0imię z\u00a0pierwszą literą nazwiska tylko wtedy, gdy pozwoli na to wykładowca.</p>
<p>Program nie wysyła danych do innych stron; tylko listy wychodzą przez pocztę, którą ustawiła szkoła. Odbiorcy danych: [… kto prowadzi serwer i\u00a0pocztę szkoły, jeśli nie ona sama, i\u00a0czy dane opuszczają Europejski Obszar Gospodarczy].</p>
<h2>Jak długo</h2>
<ul>
<li>Konto studenta jest kasowane po 24\u00a0miesiącach bez logowania i\u00a0dwóch tygodniach zwłoki.</li>
<li>Konto studenta, które ktoś usunął wcześniej, można przez 7\u00a0dni pracy serwera przywrócić; potem dane osobowe są kasowane. Wyniki pozostają w\u00a0rankingach jako „Gracz usunięty”, a\u00a0w\u00a0dzienniku zmian zostaje bez nazwiska to, że coś się zmieniło.</li>
<li>Kopie zapasowe powstają raz dziennie, a\u00a0serwer trzyma 14\u00a0ostatnich. Skasowane dane są w\u00a0nich przez około 14\u00a0dni; przy odtwarzaniu z\u00a0kopii osoby skasowane później są kasowane ponownie. Inne kopie szkoły: [… gdzie i\u00a0jak długo, albo „nie ma”].</li>
<li>Treść wysłanych listów z\u00a0hasłami i\u00a0linkami jest kasowana od razu po wysłaniu.</li>
</ul>
<h2>Twoje prawa</h2>
<p>Masz prawo do dostępu do danych i\u00a0ich kopii, sprostowania, usunięcia, ograniczenia przetwarzania i\u00a0sprzeciwu, a\u00a0jeżeli dane przetwarzamy za zgodą, do jej cofnięcia w\u00a0każdej chwili; to, co zrobiono przedtem, pozostaje zgodne z\u00a0prawem. W\u00a0ustawieniach konta pobierzesz swoje dane i\u00a0usuniesz konto. To samo zrobi dla Ciebie wykładowca albo administrator gry.</p>
<p>Za osobę niepełnoletnią z\u00a0tych praw mogą korzystać rodzice lub opiekunowie: wystarczy napisać do szkoły, a\u00a0wykładowca lub administrator gry pobierze dla nich dane ucznia.</p>
<p>Jeśli uważasz, że przetwarzamy dane niezgodnie z\u00a0prawem, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (uodo.gov.pl).</p>
<h2>Pamięć przeglądarki</h2>
<p>Strona nie używa plików cookie i\u00a0nikogo nie śledzi. W\u00a0pamięci przeglądarki zapisujemy to, co potrzebne do działania: zalogowanie, ostatnio odwiedzaną stronę i\u00a0grę, niezapisane jeszcze zmiany, postęp rozgrzewki oraz ustawienia wyglądu i\u00a0dźwięku.</p>`;
