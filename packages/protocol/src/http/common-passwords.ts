/** The most common passwords of ten or more characters, in lower case; shorter ones are refused by their length. */
const COMMON: ReadonlySet<string> = new Set(
  `1234567890 12345678910 0123456789 0987654321 1234567891 123456789a 123456789q 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwerty1234 qwerty12345
qwerty123456 qwertyuiop123 asdfghjkl1 asdfghjkl123 zxcvbnm123 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde3 zaq1zaq1zaq1 zaq12wsx12 password12
password123 password1234 passw0rd123 haslo12345 haslo123456 haslohaslo haslo1234567 mojehaslo1 mojehaslo123 polska1234 polska12345 polska2024
polska2025 polska2026 warszawa12 warszawa123 kochamcie1 kochamcie123 lubieplacki misiaczek1 misiaczek123 agnieszka1 agnieszka123 katarzyna1
katarzyna123 bartek1234 mateusz123 mateusz1234 kacper1234 dragon1234 monkey1234 iloveyou12 iloveyou123 football12 football123 welcome123
welcome1234 admin12345 admin123456 administrator letmein1234 abc1234567 abcd123456 abcdefghij abcdef1234 aaaaaaaaaa 1111111111 0000000000
11111111111 2222222222 5555555555 7777777777 9999999999 1212121212 1231231231 1234512345 1234554321 9876543210 987654321a 147258369a
qazwsxedcrfv qazwsx1234 superman12 superman123 batman1234 michael123 computer12 komputer12 komputer123 niewiem123 samochod12 samochod123
ciezarowka ciezarowka1 ciezarowka12 transport1 transport12 transport123 logistyka1 logistyka12 logistyka123 spedycja12 spedycja123 spedytor12
fracht1234 fracht12345 szkola1234 szkola12345 student123 student1234 nauczyciel nauczyciel1 nauczyciel123 wykladowca wykladowca1`.split(
    /\s+/u,
  ),
);

/** Whether a password is among the most common, in any case. (ACC-2) */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
