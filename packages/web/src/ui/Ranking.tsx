import type { ReactNode } from 'react';
import './ranking.css';

/** Somebody among others. */
export interface Ranked {
  readonly key: string | number;
  readonly place: number;
  readonly name: string | undefined;
  /** What is said of them behind the name, such as that it is oneself. */
  readonly remarks?: readonly string[];
  readonly own?: boolean;
  readonly figures: readonly ReactNode[];
  /** The ways to what they did. */
  readonly ways?: ReactNode;
}

interface RankingProps {
  caption?: string;
  /** What the columns are called. */
  heads: {
    readonly place: string;
    readonly name: string;
    readonly figures: readonly string[];
    readonly ways?: string | undefined;
  };
  people: readonly Ranked[];
}

/** People by their place, with figures below each other. */
export function Ranking({ caption, heads, people }: RankingProps) {
  return (
    <table className="nk-ranking">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heads.place}</th>
          <th scope="col">{heads.name}</th>
          {heads.figures.map((head) => (
            <th key={head} scope="col" className="nk-ranking-figure">
              {head}
            </th>
          ))}
          {heads.ways !== undefined && <th scope="col">{heads.ways}</th>}
        </tr>
      </thead>
      <tbody>
        {people.map(({ key, place, name, remarks = [], own, figures, ways }) => (
          <tr key={key} data-own={own}>
            <td>{place}</td>
            <th scope="row">
              {name}
              {remarks.map((remark) => (
                <small key={remark} className="nk-muted">
                  {' '}
                  ({remark})
                </small>
              ))}
            </th>
            {heads.figures.map((head, i) => (
              <td key={head} className="nk-ranking-figure">
                {figures[i]}
              </td>
            ))}
            {heads.ways !== undefined && <td>{ways}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
