import type { CarType } from '@fracht/engine';

export type HeroTruck = {
  readonly type: CarType;
  readonly way: string;
  readonly share: number;
  readonly seconds: number;
};

/** Trucks of the landing map, each on a real road: the way as an SVG path, the share already driven, seconds for all of it. Made by scripts/build-hero-map.ts. */
export const HERO_TRUCKS: readonly HeroTruck[] = [
  {
    type: 'ATP',
    way: 'M603 465L595 465L586 465L562 454L552 446L541 442L534 435L523 425L520 414L519 401L516 392L507 392L493 388L484 385L474 383L463 380L451 378L443 378',
    share: 0.62,
    seconds: 90,
  },
  {
    type: 'ST',
    way: 'M727 373L730 376L752 379L765 380L780 384L801 387L815 394L828 397L836 397L853 386L865 382L876 378L883 374L889 370',
    share: 0.52,
    seconds: 80,
  },
  {
    type: 'ST',
    way: 'M727 373L722 377L696 379L673 380L673 386L677 396L675 405L662 415L658 426L646 426L642 424L628 421L615 416L610 412L609 419L612 430L607 438L604 444L603 460L603 465',
    share: 0.36,
    seconds: 90,
  },
  {
    type: 'ADR',
    way: 'M861 514L855 514L838 510L824 507L809 505L789 495L776 489L752 477L745 470L734 461L737 456',
    share: 0.55,
    seconds: 70,
  },
  {
    type: 'PG',
    way: 'M603 465L595 465L585 467L568 477L564 486L550 492L538 503L526 510L521 522L515 537L511 549L504 562L493 569',
    share: 0.5,
    seconds: 140,
  },
  {
    type: 'ST',
    way: 'M443 378L438 375L429 379L411 386L406 388L397 386L375 383L352 379L337 377L326 379L302 379L294 380L273 380L259 369L253 365',
    share: 0.55,
    seconds: 90,
  },
  {
    type: 'ATP',
    way: 'M727 373L722 377L696 379L673 380L673 373L670 363L657 355L647 342L646 329L637 317L632 311',
    share: 0.5,
    seconds: 80,
  },
  {
    type: 'ST',
    way: 'M889 370L892 363L894 357L904 346L918 329L931 316L939 307L946 302L958 301L965 301',
    share: 0.5,
    seconds: 70,
  },
  {
    type: 'ST',
    way: 'M632 311L626 317L620 320L607 324L605 333L602 340L599 348L593 362L600 369L604 373L604 379L597 383L594 387L598 396L610 412L612 430L604 444L603 460L603 465',
    share: 0.35,
    seconds: 90,
  },
  {
    type: 'ST',
    way: 'M571 171L574 173L580 178L591 181L601 182L604 206L611 233L618 261L620 280L626 282L633 284L640 290L642 302L637 311L632 311',
    share: 0.5,
    seconds: 120,
  },
  {
    type: 'ADR',
    way: 'M889 370L885 378L886 394L891 407L897 423L890 436L892 442L880 457L878 464L873 475L866 489L863 495L866 502L861 514',
    share: 0.4,
    seconds: 100,
  },
];
