/**
 * Property tests draw their cases by the seed of the run too, so that a run that failed can be repeated by its seed. A setup file of all tests but the browser's.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['FRACHT_SEED']) });
