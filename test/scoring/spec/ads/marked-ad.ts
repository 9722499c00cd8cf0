// The shape of whole advertisements whose pieces are marked by what they ask for, written by people who had not seen the
// engine. Every text here was invented for this repository.

/**
 * A piece of an ad, word for word, and what it is: `must` where nobody is put forward without it, `want` where it is asked
 * for and no one turned away, `wish` where it is said to be optional, `work` where it is what one will do, `nothing` where
 * it asks for nothing.
 */
export type Mark = {
  is: 'must' | 'want' | 'wish' | 'work' | 'nothing';
  of?: 'paper' | 'degree' | 'language' | 'years' | 'experience' | 'skill' | 'trait' | 'other';
  quote: string;
};

export type MarkedAd = { title: string; text: string; marks: readonly Mark[] };
