type Login = { readonly email: string; readonly password: string };
type Started = { readonly address: string; readonly admin: Login | null };

/** What the person who starts the server reads in the terminal. */
export function startText({ address, admin }: Started): string {
  const lines = [`Fracht działa: ${address}`];
  if (admin !== null) lines.push(`Administrator (hasło pokazujemy tylko raz): ${admin.email}  ${admin.password}`);
  return lines.join('\n');
}
