import { CARGO_TERMS } from './cargo-terms.ts';
import { CONTRACT_TERMS } from './contract-terms.ts';
import { ROAD_TERMS } from './road-terms.ts';
import type { Term } from './term.ts';
import { TIME_TERMS } from './time-terms.ts';

const ALL = { ...TIME_TERMS, ...CARGO_TERMS, ...CONTRACT_TERMS, ...ROAD_TERMS };

export type TermId = keyof typeof ALL;

/** The glossary of transport terms. (HLP-3) */
export const GLOSSARY: Readonly<Record<TermId, Term>> = ALL;
