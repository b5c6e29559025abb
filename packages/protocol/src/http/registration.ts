import { z } from 'zod';
import { basedOn, email, flag, listOf } from '../fields/fields.ts';

/** The most e-mail domains to which the registration of one kind of account may be restricted. */
const MOST_DOMAINS = 20;

/** Who may register: nobody, everybody, or anyone with an e-mail in one of these domains. */
const registrationRule = z.object({
  open: z.boolean(),
  /** The part after the @; empty: any. */
  domains: z.array(z.string()),
});
export type RegistrationRule = z.output<typeof registrationRule>;

export const registrationPayload = z.object({ students: registrationRule, lecturers: registrationRule });
export type RegistrationRules = z.output<typeof registrationPayload>;

/** The part after the @ of an e-mail, given with the @ or without. */
const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((text) => text.replace(/^@/u, ''))
  .refine((domain) => email.safeParse(`a@${domain}`).success, 'DOMAIN_FORMAT');

const domains = listOf(emailDomain, MOST_DOMAINS);

export const saveRegistrationBody = z.object({
  students_open: flag,
  students_domains: domains,
  lecturers_open: flag,
  lecturers_domains: domains,
  /** The rules as they were read. */
  base: basedOn(registrationPayload),
});
