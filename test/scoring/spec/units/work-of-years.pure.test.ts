// What the years of a demand are to be of, out of what is said around them.

import { describe, expect, it } from 'vitest';
import { withoutReason } from '../../../../src/scoring/spec/clauses/conduct.ts';
import { workOfYears } from '../../../../src/scoring/spec/units/work-of-years.ts';

it('is asked without what happens otherwise', () => {
  expect(withoutReason('Two years of bus driving, otherwise the depot cannot take you')).toBe(
    'Two years of bus driving',
  );
  expect(withoutReason('Zwei Jahre Kranfahren, sonst zahlt die Kasse nicht.')).toBe('Zwei Jahre Kranfahren');
  expect(withoutReason('Two years on mixers, as in the night shift nobody else is in')).toBe(
    'Two years on mixers',
  );
  expect(withoutReason('Two years of tiling, so we can leave you alone on site')).toBe('Two years of tiling');
  expect(withoutReason('Two years of tiling, as a sole trader or employed')).toContain('sole trader');
  expect(withoutReason('Deux ans de grue, sinon le client refuse')).toBe('Deux ans de grue');
});

describe('the work that years are asked of', () => {
  it.each([
    // Who asks, and how.
    [
      'What got people through the door was three years of glazing shopfronts',
      'three years of glazing shopfronts',
    ],
    ['This is no first job: at least four years as a farrier', 'four years as a farrier'],
    ['Wir erwarten mindestens drei Jahre Praxis im Orgelbau', 'drei Jahre Praxis im Orgelbau'],
    [
      'Il nous faut quelqu’un ayant au moins deux ans de pratique en reliure',
      'deux ans de pratique en reliure',
    ],
    // What is not meant, and what counts too.
    ['Three years of thatching (repairs only is something else)', 'Three years of thatching'],
    ['Two years of dog grooming, not boarding', 'Two years of dog grooming'],
    ['Five years of stone carving rather than paving', 'Five years of stone carving'],
    ['Minimum 2 years of beekeeping, apprentice time counts (2)', '2 years of beekeeping'],
    ['Zwei Jahre Uhrmacherei, Verkauf allein reicht nicht', 'Zwei Jahre Uhrmacherei'],
    ['Deux ans de lutherie, la vente seule ne suffit pas', 'Deux ans de lutherie'],
    ['Candidates with less than two years of tiling will not be considered', 'two years of tiling'],
    [
      'Four years of wedding catering (hotel or own firm, we are fine with either)',
      'Four years of wedding catering',
    ],
    ['Four years of catering (weddings or funerals)', 'Four years of catering (weddings or funerals)'],
    // More is said of it.
    ["Three years of rigging - this isn't a crew that can teach it", 'Three years of rigging'],
    ['Three years of rigging – masts and booms', 'Three years of rigging – masts and booms'],
    ['Four years of saddlery, they check', 'Four years of saddlery'],
    ['Four years of saddlery, please', 'Four years of saddlery'],
    ['Two years of gilding in which you have done church work', 'Two years of gilding'],
    ['Three years of falconry (A/I)', 'Three years of falconry'],
    // Wherever it was.
    ['Fünf Jahre Orgelbau, ob in einer Werkstatt oder in einem Museum', 'Fünf Jahre Orgelbau'],
    ['Five years of bookbinding, whether in a bindery or in a library', 'Five years of bookbinding'],
    ['Trois ans de lutherie, que ce soit en atelier ou en musée', 'Trois ans de lutherie'],
  ])('%s', (asked, work) => {
    expect(workOfYears(asked)).toBe(work);
  });

  it.each([
    'You have mended harps for three years',
    'Glazier with three years on shopfronts',
    'Bookbinding, two years minimum',
    'Three years of ironwork (gates, railings)',
    'Three years on boats, whether yachts, barges or ferries',
  ])('keeps all of: %s', (asked) => {
    expect(workOfYears(asked)).toBe(asked);
  });
});
