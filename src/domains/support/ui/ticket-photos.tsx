import * as m from '#messages/tickets';
import styles from './ticket-photos.module.css';

/**
 * The photos of a ticket, each opening whole.
 * @param at the path of their call: the customer's, or the desk's
 */
export const TicketPhotos = ({ photos, at }: { photos: readonly string[]; at: string }) =>
  photos.length > 0 && (
    <ul className={styles.photos}>
      {photos.map((id, index) => (
        <li key={id}>
          <a href={`${at}/${id}?size=full`} target="_blank" rel="noopener">
            <img
              src={`${at}/${id}?size=thumbnail`}
              alt={m.photo_at({ at: index + 1 })}
              width="80"
              height="80"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
