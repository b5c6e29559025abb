/**
 * Whether a password is what everybody who knows the account would try first: its e-mail, the part before the @, or its login name, in any case. (ACC-2)
 */
export function isOwnName(
  password: string,
  { email, login }: { readonly email: string | null; readonly login?: string | null | undefined },
): boolean {
  const typed = password.trim().toLowerCase();
  const known = [email, email?.split('@')[0], login].flatMap((name) => name?.trim().toLowerCase() ?? []);
  return known.includes(typed);
}
