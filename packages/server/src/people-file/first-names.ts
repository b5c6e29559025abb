import { foldedName } from '../folded.ts';

/** First names in Polish schools, the most common ones and those of neighbouring countries; they tell which of two words is the first name. */
const NAMES = `
Ada Adam Adela Adrian Adrianna Agata Agnieszka Albert Aleks Aleksander Aleksandra Aleksy Alex Alicja Alina Alan Amelia Amanda Anastazja Andrii Andrij
Andrzej Aneta Angelika Aniela Anita Anna Antoni Antonina Anton Apolonia Ariel Arkadiusz Artem Artur Asia August Augustyn Aurelia Bartek Bartosz Bartłomiej
Barbara Beata Beatrycze Benedykt Beniamin Bernadeta Bernard Błażej Blanka Bogdan Bogumił Bogusław Bohdan Bolesław Borys Bożena Bronisław Brajan Bruno
Brygida Cecylia Celina Cezary Cyprian Czesław Dagmara Damian Daniel Daniela Danil Danuta Daria Dariusz Dawid Denis Diana Dmytro Dominik Dominika Dorian
Dorota Dymitr Edward Edyta Eliza Elżbieta Emil Emilia Emma Eryk Eryka Ernest Ester Estera Eugeniusz Eustachy Ewa Ewelina Fabian Felicja Feliks Filip
Florian Franciszek Franciszka Fryderyk Gabriel Gabriela Gabrysia Gerard Gloria Grażyna Grzegorz Gustaw Halina Hanna Hania Helena Henryk Hubert Hugo Ida
Ignacy Igor Ihor Ilona Inga Irena Ireneusz Iryna Iwo Iwona Iza Izabela Izabella Iga Ivan Iwan Jacek Jadwiga Jagoda Jakub Jan Janina Janusz Jarosław
Jeremi Jerzy Jędrzej Joachim Joanna Jolanta Jonasz Jordan Józef Józefina Judyta Julia Julian Julianna Julita Juliusz Justyna Kacper Kaja Kajetan
Kalina Kamil Kamila Karina Karol Karolina Kasjan Kasper Katarzyna Kateryna Katia Kazimierz Kewin Kevin Kinga Kira Klara Klaudia Klaudiusz Klemens Konrad
Konstanty Kornel Kornelia Krystian Krystyna Krzysztof Ksawery Ksenia Kuba Laura Lara Lech Lena Leokadia Leon Leonard Leszek Lidia Lila Lilia Liliana Lilianna
Liwia Lucjan Lucyna Ludmiła Ludwik Ludwika Luiza Łucja Łukasz Maciej Madlena Magda Magdalena Maja Maks Maksym Maksymilian Malwina Małgorzata Marcel Marcelina
Marceli Marcin Marek Maria Mariia Marian Marianna Mariola Mariusz Marika Mark Marlena Marta Martyna Maryna Maryla Mateusz Matylda Maurycy Max Melania Michalina
Michał Mieczysław Mieszko Mikołaj Mila Milan Milena Milosz Miłosz Miron Mirosław Mirosława Monika Nadia Nadija Natalia Natan Natasza Nataniel Nazar Nela Nicola Nicole
Nikodem Nikola Nikita Nina Norbert Oksana Oktawia Oktawian Ola Olaf Oleg Oleh Oleksandr Oleksandra Olena Olga Olgierd Oliwia Oliwier Olivier Oliver Oskar Oscar
Otylia Pamela Patrycja Patryk Paula Paulina Paweł Pelagia Piotr Pola Polina Przemysław Radosław Rafał Rajmund Regina Remigiusz Renata Robert Roksana Roman Romana
Róża Rozalia Rudolf Ruslan Ryszard Sabina Samuel Sandra Sara Sebastian Seweryn Serhii Sergiusz Sławomir Sofia Solomiia Sonia Stanisław Stanisława Stefan Stefania
Stella Sylwester Sylwia Szczepan Szymon Tadeusz Tamara Taras Tatiana Teodor Teresa Tetiana Tobiasz Tola Tomasz Tomek Tymon Tymoteusz Urszula Vanessa Vladyslav Wacław
Waldemar Walentyna Walery Wanda Wanessa Weronika Wiesław Wiktor Wiktoria Viktoriia Wincenty Wioletta Wiola Witold Władysław Włodzimierz Wojciech Wit Wolodymyr Yaroslav Yulia
Yuliia Zachary Zbigniew Zdzisław Zenon Zofia Zoja Zosia Zuzanna Zuzia Zygmunt Żaneta Sofiia Danylo Bohdana Ivanna Mykola Mykhailo Vitalii Yurii Dmitrij Jurij Mykoła
`;

const KNOWN = new Set(NAMES.trim().split(/\s+/u).map(foldedName));

/** Whether the word is a known first name, ignoring case and Polish diacritics. */
export function isFirstName(word: string): boolean {
  return KNOWN.has(foldedName(word));
}
